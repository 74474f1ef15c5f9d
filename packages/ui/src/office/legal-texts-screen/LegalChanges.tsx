import type { LegalChange } from '@skafferi/domain/office/views'
import { VisuallyHidden } from '../../components/content/visually-hidden'
import { useWords } from '../../words'
import { officeLegalWords } from '../../words/generated/office-legal'

/** The changed lines of a text, in the order of reading. */
export function LegalChanges({ changes }: { changes: readonly LegalChange[] }) {
  const t = useWords(officeLegalWords)
  if (changes.length === 0) return <p className="text-ink-muted">{t('changes.none')}</p>
  return (
    <ul aria-label={t('changes')} className="grid gap-1.5 text-sm">
      {changes.map(({ kind, line }, index) => (
        <li key={index} className="flex gap-2 wrap-anywhere">
          <span aria-hidden className="w-3 flex-none font-bold">
            {kind === 'added' ? '+' : '−'}
          </span>
          <VisuallyHidden>{t(`changes.${kind}`)}</VisuallyHidden>
          {kind === 'added' ? <ins className="no-underline">{line}</ins> : <del className="text-ink-muted">{line}</del>}
        </li>
      ))}
    </ul>
  )
}
