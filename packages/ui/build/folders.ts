import { fileURLToPath } from 'node:url'

/** The package's folder, with a slash at its end. */
export const root = fileURLToPath(new URL('../', import.meta.url))

/** What the package is built from. */
export const source = `${root}src/`

/** What is packed. */
export const target = `${root}dist/`
