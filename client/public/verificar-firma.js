// Checks the signature of a certificate with the keys in the page, without the server.
(() => {
  const { code, jws, keys, shown, isRevoked } = JSON.parse(document.getElementById('prueba').textContent);
  const output = document.getElementById('firma');
  const button = document.getElementById('comprobar');
  // Rejects a text that is not the one way to write its bytes.
  const bytesOf = (text) => {
    const base64 = text.replace(/-/g, '+').replace(/_/g, '/');
    const binary = atob(base64);
    if (btoa(binary).replace(/=+$/, '') !== base64) throw new Error('not canonical');
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  };
  const parsed = (text) => JSON.parse(new TextDecoder().decode(bytesOf(text)));

  const verifiedClaims = async (signed) => {
    const [head, payload, signature] = signed.split('.');
    const { kid } = parsed(head);
    const { kty, crv, x } = keys.find((key) => key.kid === kid);
    const key = await crypto.subtle.importKey('jwk', { kty, crv, x }, { name: 'Ed25519' }, false, ['verify']);
    const text = new TextEncoder().encode(`${head}.${payload}`);
    const isValid = await crypto.subtle.verify('Ed25519', key, bytesOf(signature), text);
    return isValid ? parsed(payload) : null;
  };

  const show = (text, kind) => {
    output.textContent = text;
    output.className = `state ${kind}`;
  };

  const check = async () => {
    const given = location.hash.slice(1) || jws;
    let claims = null;
    try {
      claims = await verifiedClaims(given);
    } catch (error) {
      if (error.name === 'NotSupportedError' || !globalThis.crypto?.subtle) {
        return show('Este navegador no puede comprobar la firma.', '');
      }
    }
    if (!claims) return show('La firma no es válida: este certificado o su enlace fueron alterados.', 'bad');
    if (claims.jti !== code) return show('La firma es de otro certificado.', 'bad');
    if (!Object.entries(shown).every(([name, value]) => claims[name] === value)) {
      return show('La firma es de otro contenido: lo que muestra esta página fue alterado.', 'bad');
    }
    if (isRevoked) return show('La firma es válida, pero el certificado está anulado.', 'bad');
    return show('La firma es válida. Lo comprobó tu navegador, sin consultarnos.', 'good');
  };

  button.hidden = false;
  button.addEventListener('click', check);
  addEventListener('hashchange', check);
  check();
})();
