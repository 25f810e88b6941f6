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
  // The last press before the app is there is done by the app (client/src/app/take-over.ts), unless something is typed after it.
  let pressed = null;
  const remember = (button) => {
    pressed?.removeAttribute('aria-busy');
    delete pressed?.dataset.pressed;
    pressed = button;
    pressed?.setAttribute('aria-busy', 'true');
    if (pressed) pressed.dataset.pressed = '';
  };
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('.rendered button[type=button]');
    if (button) remember(button);
  });
  // A form without an address is sent by the app.
  document.addEventListener('submit', (event) => {
    if (!event.target.matches('.rendered form:not([action])')) return;
    event.preventDefault();
    remember(event.submitter);
  });
  document.addEventListener('input', ({ target }) => {
    if (target.closest('.rendered')) remember(null);
  });
  // What is chosen and what sends waits for the app. Text may be typed: the app has it afterwards.
  const disable = (form) => {
    form.querySelectorAll('select, [type=checkbox], [type=radio], [type=submit]').forEach((control) => {
      control.disabled = true;
      const label = control.closest('label');
      if (!label) return;
      [label, ...label.querySelectorAll('[data-part]')].forEach((part) => {
        part.dataset.disabled = '';
      });
    });
    setTimeout(() => {
      form.querySelectorAll('[type=submit]').forEach((button) => {
        button.style.minWidth = `${button.offsetWidth}px`;
        button.textContent = 'Cargando…';
      });
    }, 3000);
  };
  const whenParsed = (run) => {
    if (document.readyState !== 'loading') run();
    else document.addEventListener('readystatechange', run, { once: true });
  };
  // What is shown stays when the app cannot be loaded (also client/src/main.tsx).
  const sayNotLoaded = () =>
    whenParsed(() => {
      if (document.querySelector('.not-loaded')) return;
      remember(null);
      const retry = Object.assign(document.createElement('button'), {
        type: 'button',
        textContent: 'Reintentar',
      });
      retry.addEventListener('click', () => location.reload());
      const bar = Object.assign(document.createElement('div'), { className: 'not-loaded', role: 'alert' });
      bar.append('No pudimos cargar la página completa. Revisa tu conexión.', retry);
      document.body.append(bar);
    });
  addEventListener('notloaded', sayNotLoaded);
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && sayNotLoaded(), true);
  const { dataset } = document.currentScript;
  if (!dataset.entry) return;
  const preload = (options) =>
    new Promise((resolve) => {
      const link = Object.assign(document.createElement('link'), { crossOrigin: '', ...options });
      link.onload = link.onerror = resolve;
      document.head.append(link);
      // An old browser tells nothing of it.
      if (!link.relList.supports(link.rel)) resolve({ type: 'load' });
    });
  // Until one file is left: when the last is there, code runs, and nothing else could begin.
  const preloadModules = (files, { isNeeded = true } = {}) =>
    new Promise((resolve) => {
      let left = files.length;
      const resolveBeforeLast = () => left <= 1 && resolve();
      resolveBeforeLast();
      for (const href of files)
        void preload({ rel: 'modulepreload', href }).then(({ type }) => {
          if (isNeeded && type === 'error') fetch(href).catch(sayNotLoaded);
          left -= 1;
          resolveBeforeLast();
        });
    });
  const { classList } = document.documentElement;
  const filesIn = (name) => document.querySelector(`meta[name=${name}]`)?.content.split(' ') ?? [];
  // The entry runs while the code of the page arrives. Typefaces follow, whose places others of the same measures keep, and
  // then what the main action of the page shows or sends with.
  let isBegun = false;
  const preloadCode = async () => {
    if (isBegun) return;
    isBegun = true;
    await preloadModules(dataset.entry.split(' '));
    await new Promise(whenParsed);
    await preloadModules(filesIn('page-code'));
    classList.remove('typefaces-later');
    const action = token === null ? 'visitors-action-code' : 'action-code';
    await preloadModules(filesIn(action), { isNeeded: false });
  };
  const hasView = 'view' in dataset;
  if (token !== null || !hasView) classList.add('typefaces-later');
  if (!hasView) return void preloadCode();
  // The code of a page with a first view, which comes before it.
  const loadApp = () =>
    whenParsed(() => {
      const code = document.getElementById('app-code');
      if (!code) return;
      document.head.append(code.content);
      code.remove();
    });
  const loadTypeface = (href) => preload({ rel: 'preload', as: 'font', type: 'font/woff2', href });
  // Visitors see the text in its typefaces, so that nothing moves, unless these take long.
  if (token === null) {
    const show = () => {
      classList.remove('without-typefaces');
      void preloadCode();
      loadApp();
    };
    classList.add('without-typefaces');
    setTimeout(show, 600);
    void Promise.all(dataset.typefaces.split(' ').map(loadTypeface)).then(show);
    return;
  }
  const { pathname, hash } = location;
  // What was left in the booking form is in the tab: the app shows it.
  const address = pathname + (sessionStorage.getItem('bookingDraft') === null ? hash : '');
  const response = fetch(`/first-view?address=${encodeURIComponent(address)}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(10_000),
  })
    .then((answer) => (answer.status === 200 ? answer.json() : null))
    .catch(() => null);
  // The network is idle until then.
  void preloadCode();
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
    content.querySelectorAll('form').forEach(disable);
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
