"""Fitting the linear evaluation to self-play games."""
