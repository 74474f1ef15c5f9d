import { useEffect, useRef, useState } from 'react'

/** What is to be said of several things, each for itself. */
export interface Notes<Note> {
  /** What is said of one; what is said at rest where nothing is. */
  of: (id: string) => Note
  /**
   * Says something, until it is replaced, or for so many ms.
   * @param make runs while the page is drawn: what it throws reaches the page's boundary
   */
  write: (id: string, make: () => Note, saysFor?: number) => void
}

/** Notes on the cards of a page. @param rest what is said of everything else */
export function useNotes<Note>(rest: Note): Notes<Note> {
  const [notes, setNotes] = useState<Readonly<Record<string, Note>>>({})
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const pending = timers.current
    return () => pending.forEach((timer) => clearTimeout(timer))
  }, [])
  const set = (id: string, make: () => Note) => setNotes((earlier) => ({ ...earlier, [id]: make() }))
  return {
    of: (id) => notes[id] ?? rest,
    write(id, make, saysFor) {
      clearTimeout(timers.current.get(id))
      set(id, make)
      if (saysFor !== undefined) timers.current.set(id, setTimeout(() => set(id, () => rest), saysFor))
    },
  }
}
