import type { DownloadedFile } from '@skafferi/api'

/** Milliseconds after which the content is released; browsers start reading it some time after the click. */
const releaseAfter = 60_000

/** Saves a file to the user's downloads, as if the user had pressed a link to it. */
export function saveFile({ name, content }: DownloadedFile): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), releaseAfter)
}
