/** Which screen is shown: the part of the address after `#`, so that invitation codes never reach a server's log. */

export interface Route {
  readonly screen: string;
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
}

function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  const [screen = '', ...parts] = path.split('/').filter(Boolean).map(decodeURIComponent);
  return { screen, parts, query: new URLSearchParams(query) };
}

class Router {
  route = $state.raw(parse(location.hash));

  constructor() {
    // A link with a real path, such as an invitation, is the same as one behind the `#`.
    if (location.pathname.length > 1) {
      history.replaceState(null, '', `/#${location.pathname}${location.search}`);
      this.route = parse(location.hash);
    }
    addEventListener('hashchange', () => (this.route = parse(location.hash)));
  }

  go(path: string): void {
    location.hash = path;
  }
}

export const router = new Router();

export const href = {
  home: '#/',
  create: (game?: string) => (game === undefined ? '#/new' : `#/new/${game}`),
  table: (id: string) => `#/table/${encodeURIComponent(id)}`,
  invite: (id: string, code: string) => `#/join/${encodeURIComponent(id)}/${encodeURIComponent(code)}`,
  replay: (id: string, ply?: number, look?: string) =>
    `#/replay/${encodeURIComponent(id)}${ply === undefined ? '' : `/${ply}`}${look === undefined ? '' : `?look=${look}`}`,
  rules: (game: string, clause?: string) => `#/rules/${game}${clause === undefined ? '' : `/${clause}`}`,
  content: (game: string) => `#/content/${game}`,
  settings: '#/settings',
};
