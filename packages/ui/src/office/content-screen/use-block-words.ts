import type { BlockFieldView, BlockListView, ContentBlockView, ContentChange } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeContentWords } from '../../words/generated/office-content'

/** The names of blocks, fields and periods. */
export function useBlockWords() {
  const t = useWords(officeContentWords)
  const kindOf = ({ kind }: Pick<ContentBlockView, 'kind'>) => t(`kind.${kind}`)
  return {
    kindOf,
    /** The kind with its first words, e.g. "Text: Christmas opening hours". */
    nameOf: (block: Pick<ContentChange, 'kind' | 'summary'>) =>
      block.summary === '' ? kindOf(block) : t('field.other', { block: kindOf(block), field: block.summary }),
    /** "27 Nov – 29 Nov", "ended 6 Apr"; `null` if it is shown from now on. */
    periodOf({ state, from, until }: Pick<ContentBlockView, 'state' | 'from' | 'until'>): string | null {
      if (until !== null && state === 'ended') return t('period.ended', { until })
      if (from !== null && until !== null) return t('period.both', { from, until })
      if (from !== null) return state === 'planned' ? t('period.from', { from }) : null
      return until === null ? null : t('period.until', { until })
    },
    labelOf: (field: BlockFieldView) =>
      field.label === 'shelf'
        ? t('field.shelf', { number: field.type === 'pictures' ? (field.shelf ?? 1) : 1 })
        : t(`field.${field.label}`),
    entryOf: ({ label }: Pick<BlockListView, 'label'>, index: number) => t(`entry.${label}`, { number: index + 1 }),
  }
}
