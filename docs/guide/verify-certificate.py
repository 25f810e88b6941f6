"""Verdicts on certificates: python3 verify-certificate.py keys.json list.jwt < certificates"""
import base64, gzip, json, sys, time
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

def decode(text):
    data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    if base64.urlsafe_b64encode(data).rstrip(b"=").decode() != text:
        raise ValueError("not canonical")
    return data

def claims_of(jws):
    head, payload, signature = jws.split(".")
    keys[json.loads(decode(head))["kid"]].verify(decode(signature), f"{head}.{payload}".encode())
    return json.loads(decode(payload))

def verdict(jws):
    try:
        listed, index = claims_of(jws)["status"].split("/")
    except (InvalidSignature, KeyError, ValueError):
        return "forged"
    if status["exp"] < time.time() or not status["id"].endswith(f"/verificar/estado/{listed}"):
        return "unknown"  # Read the list again.
    return "revoked" if bits[int(index) // 8] >> (7 - int(index) % 8) & 1 else "valid"

keys = {key["kid"]: Ed25519PublicKey.from_public_bytes(decode(key["x"])) for key in json.load(open(sys.argv[1]))["keys"]}
status = claims_of(open(sys.argv[2]).read())
bits = gzip.decompress(decode(status["credentialSubject"]["encodedList"][1:]))
print(*(verdict(line.strip()) for line in sys.stdin), sep="\n")
