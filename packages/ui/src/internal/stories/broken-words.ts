/** The words of visible text that continue on the next line without a space or hyphen. */
export function brokenWords(root: Element): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  const range = document.createRange()
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    if (!text.parentElement?.checkVisibility() || text.parentElement.closest('.sr-only')) continue
    for (const { 0: word, index } of text.data.matchAll(/\p{L}{3,}/gu)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1) broken.push(word)
    }
  }
  return broken
}
