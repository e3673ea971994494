"""The sentences that several techniques share."""
