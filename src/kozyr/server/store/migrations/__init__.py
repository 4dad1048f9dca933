"""How the tables of `kozyr.server.store.schema` came about, step by step, for Alembic.

A step once released is never changed: stores out there have gone through it.
"""
