"""An SMTP server on the port of its argument that prints each message as a line of JSON, until its input ends."""

import email
import json
import sys
from email import policy

from aiosmtpd.controller import Controller
from icalendar import Calendar


def read(content):
    message = email.message_from_bytes(content, policy=policy.default)
    parts = {part.get_content_type(): part for part in message.walk()}
    result = {
        "to": message["To"].addresses[0].addr_spec,
        "subject": message["Subject"],
        "id": message["Message-ID"],
        "text": parts["text/plain"].get_content(),
        "html": parts["text/html"].get_content(),
        "event": None,
    }
    if "text/calendar" in parts:
        calendar = Calendar.from_ical(parts["text/calendar"].get_payload(decode=True))
        event = calendar.walk("VEVENT")[0]
        result["event"] = {
            "method": str(calendar["METHOD"]),
            "uid": str(event["UID"]),
            "sequence": int(event["SEQUENCE"]),
            "status": str(event["STATUS"]),
            "start": event["DTSTART"].dt.isoformat(),
        }
    return result


class Printer:
    async def handle_RCPT(self, server, session, envelope, address, options):
        if address.startswith("unknown"):
            return "550 nobody has this address"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        print(json.dumps(read(envelope.content)), flush=True)
        return "250 OK"


controller = Controller(Printer(), hostname="127.0.0.1", port=int(sys.argv[1]))
controller.start()
print(json.dumps(None), flush=True)
sys.stdin.read()
controller.stop()
