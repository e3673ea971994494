"""The edge: what is counted, what is read slowly, what ends a connection."""

from types import SimpleNamespace

import pytest
from engineio.exceptions import SocketIsClosedError
from engineio.packet import Packet

from sudoku_helper.web.edge import (
    BYTES_OF_AN_EVENT,
    MOST_UNREAD,
    MOST_UNREAD_BYTES,
    MOST_UNREAD_OF_ADDRESS,
    Edge,
    KnownPacket,
    household,
)
from sudoku_helper.web.monitor import Monitor
from sudoku_helper.web.settings import Settings

BURST, ADDRESS_BURST = 4, 10
SETTINGS = Settings(
    events_per_second=2.0,
    events_burst=BURST,
    address_events_per_second=5.0,
    address_events_burst=ADDRESS_BURST,
    connections_per_address=3,
)


class Connection:
    """What Engine.IO knows of a connection."""

    def __init__(self, sid):
        self.sid, self.closed, self.received = sid, False, []
        self.queue = SimpleNamespace(qsize=lambda: 0)
        self.waiting = []
        self.receive = self.received.append
        self.send = self.waiting.append
        self.handle_get_request = self.handle_post_request = lambda *_: "passed on"

    def poll(self):
        taken, self.waiting[:] = [*self.waiting], []
        return taken

    def close(self, wait, abort):
        assert (wait, abort) == (False, True)
        self.closed = True


class Network:
    """The transport below the edge, with a clock that passes while somebody sleeps."""

    def __init__(self, clock):
        self.handlers = {"connect": lambda *_: None, "disconnect": lambda *_: None}
        self.sockets, self.naps, self._async = {}, [], {}
        self._clock = clock
        self.is_all_at_once = False
        """Whether others go on while somebody sleeps."""

    def on(self, event, handler):
        self.handlers[event] = handler

    def sleep(self, seconds):
        if not self.is_all_at_once:
            self._clock[0] += seconds
        self.naps.append(round(seconds, 3))

    def pass_time(self, seconds):
        self._clock[0] += seconds

    def open(self, sid, address):
        self.sockets[sid] = Connection(sid)
        refusal = self.handlers["connect"](sid, {"REMOTE_ADDR": address})
        return refusal or self.sockets[sid]


@pytest.fixture
def network(monkeypatch):
    clock = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: clock[0])
    made = Network(clock)
    made.monitor = Monitor()
    made.edge = Edge(SimpleNamespace(server=SimpleNamespace(eio=made)), SETTINGS, made.monitor)
    return made


def event(name="check", padding=0):
    return Packet(encoded_packet=f'42["{name}","{"x" * padding}"]')


def naps_of(network, connection, packets):
    network.naps.clear()
    for packet in packets:
        connection.receive(packet)
    return network.naps


def test_who_sends_too_fast_is_read_more_slowly_and_loses_nothing(network):
    connection = network.open("a", "192.0.2.1")
    naps = naps_of(network, connection, [event()] * (BURST + 3))
    assert [nap > 0.4 for nap in naps] == [False] * BURST + [True] * 3
    assert len(connection.received) == BURST + 3
    delayed = sum(nap > 0 for nap in naps)
    assert f'sudoku_refusals_total{{kind="too-fast"}} {delayed}' in network.monitor.text()


def test_bytes_weigh(network):
    connection = network.open("a", "192.0.2.1")
    large = event(padding=(BURST - 1) * BYTES_OF_AN_EVENT)
    first, second = naps_of(network, connection, [large, large])
    assert first < 0.1
    assert second > 1


def test_an_address_has_a_share_of_its_own_whatever_its_connections_do(network):
    here = [network.open(name, "192.0.2.1") for name in "abc"]
    for connection in here:
        assert naps_of(network, connection, [event()] * 2) == [0, 0]
    naps = [naps_of(network, connection, [event()])[0] for connection in here]
    assert naps[-1] > 0
    assert naps_of(network, network.open("d", "192.0.2.2"), [event()]) == [0]


def test_joining_again_gives_no_new_allowance(network):
    connection = network.open("a", "192.0.2.1")
    rejoining = [Packet(encoded_packet=each) for each in ("41", "40")]
    naps = naps_of(network, connection, [event(), event(), *rejoining, event()])
    assert naps[-1] > 0


def test_who_does_not_fetch_the_answers_is_not_read(network):
    connection = network.open("a", "192.0.2.1")
    sizes = iter([MOST_UNREAD + 1, MOST_UNREAD + 1, MOST_UNREAD])
    connection.queue.qsize = lambda: next(sizes)
    assert len(naps_of(network, connection, [event()])) == 3
    assert connection.received


def test_a_connection_within_its_fair_share_never_waits_for_the_debt_of_others(network):
    greedy, modest = (network.open(name, "192.0.2.1") for name in ("greedy", "modest"))
    network.pass_time(60)
    network.is_all_at_once = True
    assert naps_of(network, greedy, [event(padding=40 * BYTES_OF_AN_EVENT)] * 2)[-1] > 5
    # The address owes a lot by now. Two connections share five events a second.
    for _ in range(10):
        assert naps_of(network, modest, [event()]) == [0]
        network.pass_time(1)
    assert max(naps_of(network, modest, [event()] * 30)) > 0


def test_who_comes_new_waits_for_a_share_and_not_for_the_debt(network):
    greedy = network.open("greedy", "192.0.2.1")
    network.is_all_at_once = True
    naps_of(network, greedy, [event(padding=1000 * BYTES_OF_AN_EVENT)])
    network.naps.clear()
    newcomer = network.open("newcomer", "192.0.2.1")
    assert network.naps == [pytest.approx(2 / 5)]
    # Leaving and coming again would otherwise give a new share each time.
    assert naps_of(network, newcomer, [event()]) == [pytest.approx(4 / 5, abs=0.01)]


def test_requests_that_bring_and_fetch_nothing_count(network):
    connection = network.open("a", "192.0.2.1")
    network.naps.clear()
    for number in range(40):
        request = connection.handle_get_request if number % 2 else connection.handle_post_request
        assert request({}) == "passed on"
    assert network.naps[0] == 0
    assert network.naps[-1] > 0


def test_answers_that_nobody_fetches_are_weighed(network):
    here, classmate = network.open("a", "192.0.2.1"), network.open("b", "192.0.2.1")
    large = Packet(encoded_packet="4" + "x" * MOST_UNREAD_BYTES)
    has_room = network.edge.unread.has_room
    assert has_room("a")
    here.send(large)
    assert not has_room("a")
    assert has_room("b")
    # On its way it is not fetched yet; whoever comes for the next has got it.
    assert here.poll() == [large]
    assert not has_room("a")
    assert here.poll() == []
    assert has_room("a")
    for _ in range(MOST_UNREAD_OF_ADDRESS // MOST_UNREAD_BYTES):
        here.send(large)
    for _ in range(2):
        assert has_room("b")
        classmate.send(Packet(encoded_packet="4" + "x" * (MOST_UNREAD_BYTES // 20)))
    assert not has_room("b")
    network.handlers["disconnect"]("a", "left")
    assert has_room("b")


@pytest.mark.parametrize(
    "packet",
    [
        "451-[1]",
        "461-[1]",
        '43["ack"]',
        "44{}",
        "4",
        '4["no digit"]',
        "2",
        "5",
        "6",
        "bAAAA",
        b"\x01",
    ],
)
def test_what_no_page_sends_ends_the_connection(network, packet):
    connection = network.open("a", "192.0.2.1")
    with pytest.raises(SocketIsClosedError):
        connection.receive(Packet(encoded_packet=packet))
    assert connection.closed
    assert connection.received == []
    assert 'sudoku_refusals_total{kind="packet"} 1' in network.monitor.text()


def test_signs_of_life_and_goodbye_are_heard(network):
    connection = network.open("a", "192.0.2.1")
    for packet in ("3", "1"):
        connection.receive(Packet(encoded_packet=packet))
    assert len(connection.received) == 2


def test_an_address_holds_so_many_connections(network):
    assert all(network.open(name, "192.0.2.1").sid for name in "abc")
    assert network.open("d", "192.0.2.1") == "too many connections"
    network.handlers["disconnect"]("a", "left")
    assert network.open("e", "192.0.2.1").sid == "e"
    assert len(network.edge.connections) == 3


@pytest.mark.parametrize(
    "packet",
    [
        '2[["help"]]',
        "2[]",
        "2{}",
        "2",
        '2["connect"]',
        '2["disconnect"]',
        '2["nonsense",{}]',
        "2[1]",
    ],
)
def test_events_that_do_not_exist_are_not_read(packet):
    with pytest.raises(ValueError):
        KnownPacket(encoded_packet=packet)


def test_events_that_exist_are_read():
    packet = KnownPacket(encoded_packet='27["help",{"board":"x"}]')
    assert (packet.id, packet.data) == (7, ["help", {"board": "x"}])
    assert KnownPacket(encoded_packet='2["cancel"]').data == ["cancel"]


def test_a_visitor_with_ipv6_has_a_whole_network():
    assert household("192.0.2.1") == "192.0.2.1"
    assert household("2001:db8:1:2:3::4") == household("2001:db8:1:2:ffff::1")
    assert household("2001:db8:1:2::1") != household("2001:db8:1:3::1")
    assert household("") == ""


def test_an_ipv4_address_is_the_same_where_a_server_listens_to_both_kinds():
    assert household("::ffff:192.0.2.1") == "192.0.2.1"
    assert household("::ffff:192.0.2.1") != household("::ffff:192.0.2.2")
