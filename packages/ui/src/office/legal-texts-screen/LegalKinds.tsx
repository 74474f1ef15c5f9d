import type { LegalKind, ListedLegalView } from '@skafferi/domain/office/views'
import { cva } from 'class-variance-authority'
import { useLinkElement } from '../../components/actions/link'
import { Badge } from '../../components/content/badge'
import { PencilIcon } from '../../components/content/icon'
import { useWords } from '../../words'
import { officeLegalWords } from '../../words/generated/office-legal'

const styles = cva('grid content-start gap-1 rounded-md border px-3.5 py-2.5 no-underline', {
  variants: { current: { true: 'border-ink bg-well', false: 'border-line hover:bg-well' } },
})

export interface LegalKindsProps {
  kinds: readonly ListedLegalView[]
  current: LegalKind
}

/** Links to the kinds of texts with their states. */
export function LegalKinds({ kinds, current }: LegalKindsProps) {
  const t = useWords(officeLegalWords)
  const Element = useLinkElement()

  function stateOf({ current: version }: ListedLegalView): string {
    if (version === null) return t('notPublished')
    return version.by === null
      ? t('published', { version: version.version })
      : t('publishedBy', { version: version.version, name: version.by })
  }

  return (
    <nav aria-label={t('kinds')}>
      <ul role="list" className="grid grid-cols-2 gap-2 xl:grid-cols-4">
        {kinds.map((each) => (
          <li key={each.kind} className="grid">
            <Element
              href={each.href}
              aria-current={each.kind === current ? 'page' : undefined}
              className={styles({ current: each.kind === current })}
            >
              <span className="flex flex-wrap items-center gap-x-2">
                <b className="text-ink">{t(`kind.${each.kind}`)}</b>
                {each.drafted && (
                  <Badge tone="info" icon={<PencilIcon size="sm" />}>
                    {t('drafted')}
                  </Badge>
                )}
              </span>
              <span className="text-xs wrap-anywhere text-ink-muted">{stateOf(each)}</span>
            </Element>
          </li>
        ))}
      </ul>
    </nav>
  )
}
