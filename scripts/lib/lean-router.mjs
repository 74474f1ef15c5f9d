import { fileURLToPath } from 'node:url'

/**
 * Vite plugin: builds with the router's production build, which the package exports under no condition, and without
 * what the app does not use of it: forms, fetchers, prefetching, 4 kB gzip. The bundler keeps those by itself, because
 * making a component or a context is a call that could change something.
 * @param {string} entry URL of the module that `react-router` resolves to
 */
export const leanRouter = (entry) => ({
  name: 'lean-router',
  apply: /** @type {const} */ ('build'),
  config: () => ({
    resolve: {
      alias: [{ find: /^react-router$/, replacement: fileURLToPath(entry).replace('/development/', '/production/') }],
    },
  }),
  transform: {
    filter: { id: /react-router\/dist\/production\/chunk-/ },
    /** @param {string} code */
    handler: (code) => ({
      code: code
        .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
        .replace(/^\w+\.displayName = ".*";$/gm, ''),
      map: null,
    }),
  },
})
