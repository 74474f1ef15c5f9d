import { useEffect, useRef, useState, type ClipboardEvent, type DragEvent, type RefObject } from 'react'
import type { DroppedFile } from './FileLine'

/** State and handlers of a drop area. */
export interface FileDropArea {
  /** True while files are dragged over the area. */
  isDragOver: boolean
  /** Event handlers of the area. */
  areaProps: {
    onDragOver: (event: DragEvent) => void
    onDragLeave: (event: DragEvent) => void
    onDrop: (event: DragEvent) => void
    onPaste: (event: ClipboardEvent) => void
  }
  /** Adds files from the file dialog. */
  add: (files: FileList | null) => void
}

/**
 * Handles dropped and pasted files.
 * @param disabled true if nothing can be added now; a dropped file does not replace the page even then
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
    isDragOver: over && !disabled,
    areaProps: {
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

/** Focuses the input after a file was removed together with its focused button. */
export function useFocusAfterRemoval(files: readonly DroppedFile[], field: RefObject<HTMLInputElement | null>) {
  const removedId = useRef<string>(undefined)

  useEffect(() => {
    if (removedId.current !== undefined && files.every(({ id }) => id !== removedId.current)) {
      removedId.current = undefined
      field.current?.focus()
    }
  }, [files, field])

  return (id: string) => {
    removedId.current = id
  }
}
