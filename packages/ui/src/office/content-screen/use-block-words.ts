import type {
  BlockFieldView,
  BlockKind,
  BlockListView,
  BlockName,
  ContentBlockView,
} from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeContentWords } from '../../words/generated/office-content'

/** The names of blocks, fields and periods. */
export function useBlockWords() {
  const t = useWords(officeContentWords)
  /** The kind with its rule, e.g. "Products by rule: best selling". */
  const kindOf = ({ kind, rule = null }: { kind: BlockKind; rule?: BlockName['rule'] }) =>
    rule === null ? t(`kind.${kind}`) : t('kind.ruled', { kind: t(`kind.${kind}`), rule: t(`rule.${rule}`) })
  return {
    kindOf,
    /** The kind with its first words, e.g. "Text: Christmas opening hours". */
    nameOf(block: BlockName): string {
      const names = { block: kindOf(block), field: block.summary }
      if (names.field === '') return names.block
      return block.rule === null ? t('field.other', names) : t('block.ruled', names)
    },
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
