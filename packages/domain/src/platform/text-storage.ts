/**
 * Storage for one text. It never throws: if the browser blocks storage, nothing is stored. All access to the browser's
 * storage goes through it.
 */
export interface TextStorage {
  read(): string | null
  write(text: string): void
  clear(): void
}

/** Storage for one text that all tabs of a browser share. */
export interface SharedText extends TextStorage {
  /** Calls `onChange` when another tab changes the text; returns a function that unsubscribes. */
  listen(onChange: () => void): () => void
}

/** Returns the result of an action; null if it throws: storage or cookies are blocked, or there is no browser. */
export function attempt<Result>(action: () => Result): Result | null {
  try {
    return action()
  } catch {
    return null
  }
}

/** @param open returns the browser's storage; throws if the browser blocks it */
function storageFor(name: string, open: () => Storage): TextStorage {
  return {
    read: () => attempt(() => open().getItem(name)),
    write: (text) => attempt(() => open().setItem(name, text)),
    clear: () => attempt(() => open().removeItem(name)),
  }
}

/**
 * Returns session storage of this tab for a text. The text survives a reload and is removed with the tab.
 * @param key what is stored, e.g. "registration"
 */
export function tabStorage(key: string): TextStorage {
  return storageFor(`skafferi.${key}`, () => sessionStorage)
}

/**
 * Returns local storage for a text that all tabs share. If the browser blocks storage or it is full, this page holds
 * the text in memory.
 * @param key what is stored, e.g. "order-list"
 */
export function browserStorage(key: string): SharedText {
  const name = `skafferi.${key}`
  const stored = storageFor(name, () => localStorage)
  let fallback: string | null = null
  return {
    read: () => fallback ?? stored.read(),
    write(text) {
      stored.write(text)
      fallback = stored.read() === text ? null : text
    },
    clear() {
      fallback = null
      stored.clear()
    },
    listen(onChange) {
      // A null key means that the storage was cleared.
      const onStorage = ({ key: changed }: StorageEvent) => void ((changed === name || changed === null) && onChange())
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}
