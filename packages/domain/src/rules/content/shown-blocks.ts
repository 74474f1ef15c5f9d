import { textIn } from '../text/local-text'
import type { Block, StoredBlock } from './blocks'

/** True if a block is on and within its period. */
const isShown = ({ on, startsAt, endsAt }: StoredBlock, now: string) =>
  on && (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt)

/** Returns the blocks that visitors see at a time, in the language of a locale. */
export function shownBlocks(blocks: readonly StoredBlock[], { now, locale }: { now: Date; locale: string }): Block[] {
  return blocks.flatMap((block) => {
    const content = isShown(block, now.toISOString()) && textIn<object>(block.content, locale)
    return content ? [{ id: block.id, kind: block.kind, content } as Block] : []
  })
}
