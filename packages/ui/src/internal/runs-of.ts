import type { Block } from '@skafferi/domain/shop/content/views'

/** Runs of blocks that follow each other and belong to the same part of a page. */
export function runsOf<Part extends string>(blocks: readonly Block[], partOf: (block: Block) => Part) {
  const runs: { part: Part; blocks: Block[] }[] = []
  for (const block of blocks) {
    const part = partOf(block)
    const last = runs.at(-1)
    if (last?.part === part) last.blocks.push(block)
    else runs.push({ part, blocks: [block] })
  }
  return runs
}
