import { fileURLToPath } from 'node:url'

/** The package's folder, with a trailing slash. */
export const root = fileURLToPath(new URL('../', import.meta.url))

/** The sources. */
export const source = `${root}src/`

/** The build output, which npm packs. */
export const target = `${root}dist/`
