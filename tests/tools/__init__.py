"""What tests and benchmarks share: a running app, a browser, Apache, and those who use them."""
