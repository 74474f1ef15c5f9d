import { useLayoutEffect, useRef } from 'react'
import type { ChosenPicture } from './complaint.draft'
import { pictureTypes } from '../../rules/complaints/picture'

/** The files behind the pictures of a complaint. */
export interface PictureFiles {
  /** Accepts files and describes them. */
  add: (files: readonly File[]) => ChosenPicture[]
  /** Returns the file of a picture that was not removed. */
  fileOf: (id: string) => File
}

interface PictureFile {
  file: File
  previewUrl: string | null
}

/** Files that are not pictures, or are empty, have no preview. */
function previewOf(file: File): string | null {
  return pictureTypes.includes(file.type) && file.size > 0 ? URL.createObjectURL(file) : null
}

/** Removes all files but those of the given pictures, and revokes their preview URLs. */
function releaseOthers(files: Map<string, PictureFile>, pictures: readonly { id: string }[]): void {
  for (const [id, { previewUrl }] of files) {
    if (pictures.some((picture) => picture.id === id)) continue
    if (previewUrl !== null) URL.revokeObjectURL(previewUrl)
    files.delete(id)
  }
}

/** Holds the files of a complaint's pictures. */
export function usePictureFiles(pictures: readonly { id: string }[]): PictureFiles {
  const filesById = useRef(new Map<string, PictureFile>())
  const nextId = useRef(0)
  // Synchronous, before another file can be chosen: new files are not in the draft yet.
  useLayoutEffect(() => releaseOthers(filesById.current, pictures), [pictures])
  useLayoutEffect(() => {
    const files = filesById.current
    return () => releaseOthers(files, [])
  }, [])
  return {
    add: (files) =>
      files.map((file) => {
        const id = `picture-${++nextId.current}`
        const previewUrl = previewOf(file)
        filesById.current.set(id, { file, previewUrl })
        return { id, name: file.name, mediaType: file.type, bytes: file.size, previewUrl }
      }),
    fileOf(id) {
      const found = filesById.current.get(id)
      if (!found) throw new Error(`usePictureFiles: there is no file of ${id}.`)
      return found.file
    },
  }
}
