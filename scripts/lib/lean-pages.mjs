/** What only the build and the store read of a page. */
const unread = /\b(?:maxKb: [\d.]+|rendersPerRequest: true|visitorsGoTo: '[^']*'|document: '(?!static)[^']*'),?/g

/** Vite plugin: leaves what only the build and the store read of an app's pages out of its scripts. */
export const leanPages = {
  name: 'lean-pages',
  apply: /** @type {const} */ ('build'),
  enforce: /** @type {const} */ ('pre'),
  transform: {
    filter: { id: /apps\/(?:web|office)\/src\/pages\.ts$/ },
    /** @param {string} code */
    handler: (code) => code.replaceAll(unread, ''),
  },
}
