import { useLayoutEffect, useRef } from 'react'
import type { ChosenPicture } from './complaint.draft'
import { pictureTypes } from './picture.rules'

/** The files behind the pictures of a complaint. */
export interface PictureFiles {
  /** Takes files in and says what they are. */
  add: (files: readonly File[]) => ChosenPicture[]
  /** The file of a picture that is still there. */
  fileOf: (id: string) => File
}

interface PictureFile {
  file: File
  previewUrl: string | null
}

/** Something that is no picture, or has nothing in it, cannot be seen. */
function previewOf(file: File): string | null {
  return pictureTypes.includes(file.type) && file.size > 0 ? URL.createObjectURL(file) : null
}

/** Drops all files but those of these pictures, and revokes their preview URLs. */
function releaseOthers(files: Map<string, PictureFile>, pictures: readonly { id: string }[]): void {
  for (const [id, { previewUrl }] of files) {
    if (pictures.some((picture) => picture.id === id)) continue
    if (previewUrl !== null) URL.revokeObjectURL(previewUrl)
    files.delete(id)
  }
}

/** Holds a complaint's files for as long as their pictures are in it. */
export function usePictureFiles(pictures: readonly { id: string }[]): PictureFiles {
  const filesById = useRef(new Map<string, PictureFile>())
  const nextId = useRef(0)
  // Before anything else can be chosen: a file that was just taken in is no picture yet.
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
