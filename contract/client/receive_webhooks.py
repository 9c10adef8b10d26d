# WEBHOOK_SECRET=trib_whsec_… PORT=8000 python3 receive_webhooks.py
import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

SECRET = os.environ["WEBHOOK_SECRET"].encode()
seen = set()  # Keep these in a database: the same event can arrive more than once.


def read_webhook(body: bytes, signature: str, tolerance: int = 300) -> dict:
    parts = [part.partition("=") for part in signature.split(",")]
    moment = next((value for name, _, value in parts if name == "t"), "")
    if not moment.isdigit() or len(moment) > 12 or abs(time.time() - int(moment)) > tolerance:
        raise ValueError("the signature is too old")
    own = hmac.new(SECRET, moment.encode() + b"." + body, hashlib.sha256).hexdigest()
    if not any(name == "v1" and hmac.compare_digest(value, own) for name, _, value in parts):
        raise ValueError("the signature isn't right")
    return json.loads(body)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        try:
            event = read_webhook(body, self.headers["Tributary-Signature"] or "")
        except ValueError as problem:
            self.send_error(400, str(problem))
            return
        if event["id"] not in seen:
            seen.add(event["id"])
            print(event["type"], event["data"], flush=True)
        self.send_response(204)
        self.end_headers()


HTTPServer(("", int(os.environ.get("PORT", "8000"))), Receiver).serve_forever()
