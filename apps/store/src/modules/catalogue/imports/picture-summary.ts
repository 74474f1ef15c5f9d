import type { FilePicture } from './product-pictures'

/** The pictures of a checked file that the shop does not have. */
export interface PictureSummary {
  /** Number of addresses that are fetched when the file is applied. */
  to_fetch: number
  /** Their hosts, the first 20. */
  hosts: string[]
  /** Number of names of files that were not uploaded, or cannot be used. */
  missing: number
  /** These names, the first 20. */
  missing_names: string[]
}

const maxNamed = 20

/** Creates a summary of a file's pictures, each counted once. */
export function createPictureSummary() {
  const addresses = new Set<string>()
  const missing = new Set<string>()
  const hosts = new Set<string>()
  return {
    /** Adds the pictures of a product. */
    add(pictures: readonly FilePicture[]): void {
      for (const { name, url, fault } of pictures) {
        if (fault) missing.add(name)
        else if (url === undefined) {
          addresses.add(name)
          if (hosts.size < maxNamed && URL.canParse(name)) hosts.add(new URL(name).hostname)
        }
      }
    },
    finish: (): PictureSummary => ({
      to_fetch: addresses.size,
      hosts: [...hosts],
      missing: missing.size,
      missing_names: [...missing].slice(0, maxNamed),
    }),
  }
}
