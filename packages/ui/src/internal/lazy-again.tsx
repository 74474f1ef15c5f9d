import { lazy, useState, type ComponentType } from 'react'

/** A part of the shop whose file could not be fetched: there was no connection, or a newer release has other files. */
export class MissingFileError extends Error {
  override readonly name = 'MissingFileError'
  /** Has the next attempt to show the part fetch its file anew. */
  readonly forget: () => void

  constructor(forget: () => void, cause: unknown) {
    super('A file of the shop could not be fetched.', { cause })
    this.forget = forget
  }
}

/** A part that can be fetched before it is shown. */
export interface FetchedAhead {
  /** Has it stand at once when it is shown. Resolves also where its file cannot be fetched, which it says when it is shown. */
  ahead: () => Promise<void>
}

/**
 * A part that is fetched when it is first shown, like React's `lazy`; but a file that could not be fetched can be asked for
 * again. The part throws a {@link MissingFileError} to the boundary around it.
 */
export function lazyAgain<Part>(load: () => Promise<{ default: Part }>): Part & FetchedAhead {
  async function fetchPart() {
    try {
      return (await load()) as { default: unknown } as { default: ComponentType<object> }
    } catch (cause) {
      throw new MissingFileError(() => (Fetched = lazy(fetchPart)), cause)
    }
  }
  let Fetched: ComponentType<object> = lazy(fetchPart)
  const ahead = async () => {
    const part = await fetchPart().catch(() => null)
    if (part) Fetched = part.default
  }
  function Part(props: object) {
    // What stands stays as it is: fetched ahead once more, it would begin anew.
    const [Shown] = useState(() => Fetched)
    return <Shown {...props} />
  }
  return Object.assign(Part, { ahead }) as unknown as Part & FetchedAhead
}
