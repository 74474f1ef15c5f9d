import { useEffect, useRef, useState, type ClipboardEvent, type DragEvent, type RefObject } from 'react'
import type { DroppedFile } from './FileLine'

/** What the area of a file field listens to. */
export interface FileDropArea {
  /** Files are held over the area. */
  over: boolean
  /** Handlers of the area. */
  area: {
    onDragOver: (event: DragEvent) => void
    onDragLeave: (event: DragEvent) => void
    onDrop: (event: DragEvent) => void
    onPaste: (event: ClipboardEvent) => void
  }
  /** Hands on files that came in by the browser's own window. */
  add: (files: FileList | null) => void
}

/**
 * Takes files that are dropped or pasted.
 *
 * @param disabled nothing can be added now; what is dropped all the same does not replace the page.
 */
export function useFileDrop(
  disabled: boolean,
  multiple: boolean,
  onAdd: (event: { files: File[] }) => void,
): FileDropArea {
  const [over, setOver] = useState(false)

  function add(list: FileList | null) {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1)
    if (files.length > 0 && !disabled) {
      onAdd({ files })
    }
  }

  return {
    over: over && !disabled,
    area: {
      onDragOver: (event) => {
        event.preventDefault()
        setOver(event.dataTransfer.types.includes('Files'))
      },
      onDragLeave: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) {
          setOver(false)
        }
      },
      onDrop: (event) => {
        event.preventDefault()
        setOver(false)
        add(event.dataTransfer.files)
      },
      onPaste: (event) => add(event.clipboardData.files),
    },
    add,
  }
}

/** Gives the focus to the field once a file is gone with the button that removed it: the keyboard keeps its place. */
export function useFocusAfterRemoval(files: readonly DroppedFile[], field: RefObject<HTMLInputElement | null>) {
  const leaving = useRef<string>(undefined)

  useEffect(() => {
    if (leaving.current !== undefined && files.every(({ id }) => id !== leaving.current)) {
      leaving.current = undefined
      field.current?.focus()
    }
  }, [files, field])

  return (id: string) => {
    leaving.current = id
  }
}
