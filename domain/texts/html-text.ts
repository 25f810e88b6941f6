const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text in HTML, also in an attribute in double quotes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

/** JSON for a script element, which ends at the first `</script>`. */
export const scriptJson = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');
