import { lazy, useState, type ComponentType } from 'react'

/**
 * Thrown if the file of a lazy component could not be loaded: the network failed, or a newer release has other files.
 */
export class MissingFileError extends Error {
  override readonly name = 'MissingFileError'
  /** Makes the next render of the component load its file again. */
  readonly reset: () => void

  constructor(forget: () => void, cause: unknown) {
    super('A file of the shop could not be fetched.', { cause })
    this.reset = forget
  }
}

/** A component whose file can be preloaded. */
export interface Preloadable {
  /** Preloads the file. Resolves even if loading fails; rendering then throws the error. */
  preload: () => Promise<void>
}

/**
 * Like React's `lazy`, but a file that could not be loaded can be requested again. Rendering throws a {@link
 * MissingFileError} to the nearest error boundary.
 */
export function lazyWithRetry<Part>(load: () => Promise<{ default: Part }>): Part & Preloadable {
  async function fetchPart() {
    try {
      return (await load()) as { default: unknown } as { default: ComponentType<object> }
    } catch (cause) {
      throw new MissingFileError(() => (LoadedPart = lazy(fetchPart)), cause)
    }
  }
  let LoadedPart: ComponentType<object> = lazy(fetchPart)
  const preload = async () => {
    const part = await fetchPart().catch(() => null)
    if (part) LoadedPart = part.default
  }
  function Part(props: object) {
    // A mounted component keeps its instance: a later preload must not remount it.
    const [MountedPart] = useState(() => LoadedPart)
    return <MountedPart {...props} />
  }
  return Object.assign(Part, { preload }) as unknown as Part & Preloadable
}
