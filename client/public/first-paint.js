// Runs before the first paint, so that nothing stored flashes; a file of its own, so that no inline script is needed.
(() => {
  let stored = null;
  let token = null;
  try {
    stored = localStorage.getItem('color-mode');
    token = localStorage.getItem('auth_token');
    document.documentElement.classList.toggle('signed-in', token !== null);
  } catch {
    // Storage may be blocked; the system's preference decides.
  }
  const isDark = stored ? stored === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  const mode = isDark ? 'dark' : 'light';
  document.documentElement.classList.add(mode);
  document.documentElement.style.colorScheme = mode;
  document.querySelectorAll('meta[name=theme-color]').forEach((meta) => {
    meta.media = meta.dataset.mode === mode ? 'all' : 'not all';
  });
  // What is pressed and filled in before the app is there is done again by client/src/app/take-over.ts.
  let presses = 0;
  const press = (button) => {
    button.setAttribute('aria-busy', 'true');
    presses += 1;
    button.dataset.pressed = presses;
  };
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('.rendered button[type=button]');
    if (button) press(button);
  });
  document.addEventListener('submit', (event) => {
    if (!event.target.closest('.for-members')) return;
    event.preventDefault();
    press(event.submitter);
  });
  document.addEventListener('change', () => {
    document.querySelectorAll('.for-members label input').forEach((input) => {
      for (const part of input.closest('label').querySelectorAll('[data-part]')) {
        part.dataset.state = input.checked ? 'checked' : 'unchecked';
        part.toggleAttribute('data-checked', input.checked);
      }
    });
  });
  const whenParsed = (run) => {
    if (document.readyState !== 'loading') run();
    else document.addEventListener('readystatechange', run, { once: true });
  };
  // The code of a page with a first view, which comes before it.
  if (!('view' in document.currentScript.dataset)) return;
  const loadApp = () =>
    whenParsed(() => {
      const code = document.getElementById('app-code');
      if (!code) return;
      document.head.append(code.content);
      code.remove();
    });
  const loadTypeface = (href) =>
    new Promise((resolve) => {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href });
      link.onload = link.onerror = resolve;
      document.head.append(link);
    });
  // Visitors see the text in its typefaces, so that nothing moves, unless these take long.
  if (token === null) {
    const { classList } = document.documentElement;
    const show = () => {
      classList.remove('without-typefaces');
      loadApp();
    };
    classList.add('without-typefaces');
    setTimeout(show, 600);
    void Promise.all(document.currentScript.dataset.typefaces.split(' ').map(loadTypeface)).then(show);
    return;
  }
  const { pathname, hash } = location;
  // What was left in the booking form is in the tab: the app shows it.
  const address = pathname + (sessionStorage.getItem('bookingDraft') === null ? hash : '');
  const response = fetch(`/first-view?address=${encodeURIComponent(address)}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(3000),
  })
    .then((answer) => (answer.status === 200 ? answer.json() : null))
    .catch(() => null);
  // The app takes the data (client/src/session/page-data.ts), and then the place of the view.
  window.firstView = { token, sentAt: Date.now(), response };
  const show = ({ html, css }) => {
    const frame = document.querySelector('.first-frame');
    if (!frame || !html || localStorage.getItem('auth_token') !== token) return;
    const style = document.createElement('style');
    style.nonce = document.querySelector('meta[name=csp-nonce]').content;
    style.textContent = css;
    document.head.append(style);
    const content = document.createElement('div');
    content.className = 'rendered for-members';
    content.innerHTML = html;
    frame.replaceWith(content);
    document.querySelector('.for-visitors')?.remove();
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'center' });
  };
  response.then((view) => {
    if (view) whenParsed(() => show(view));
    loadApp();
  });
  // A view that takes long does not hold up the code.
  setTimeout(loadApp, 1000);
})();
