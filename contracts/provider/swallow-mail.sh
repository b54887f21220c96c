#!/bin/sh
# Stands in for a mail program: reads a mail, sends none.
cat > /dev/null
