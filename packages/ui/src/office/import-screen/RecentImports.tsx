import { Link } from '../../components/actions/link'
import { useWords } from '../../words'
import { officeImportPageWords } from '../../words/generated/office-import-page'
import type { OfficeLoad } from '../load.view'
import { ListContent } from '../list-page'
import { Section } from '../page-header'
import type { RecentImportView } from './import.view'

export interface RecentImportsProps {
  recent: OfficeLoad<readonly RecentImportView[]>
}

/** The recent imports, newest first. */
export function RecentImports({ recent }: RecentImportsProps) {
  const t = useWords(officeImportPageWords)
  return (
    <Section title={t('import.earlier')}>
      <ListContent
        list={recent}
        words={{ loading: t('import.earlierLoading'), failed: t('import.earlierFailed') }}
        height="8rem"
        scope="part"
      >
        {(imports) =>
          imports.length === 0 ? (
            <p className="text-xs text-ink-muted">{t('import.earlierNothing')}</p>
          ) : (
            <ul className="rounded-lg border border-line bg-surface text-xs">
              {imports.map(({ id, name, href, content, status, isOpen = false }) => (
                <li key={id} className="flex gap-3 border-b border-line px-4 py-2.5 last:border-b-0">
                  <span className="link-targets grid min-w-0 gap-0.5 wrap-anywhere">
                    <Link href={href} variant="quiet">
                      <b>{name}</b>
                    </Link>
                    <span className="text-ink-muted">{content}</span>
                  </span>
                  <span
                    className={
                      'link-targets num ms-auto grid max-w-1/2 flex-none justify-items-end gap-0.5 text-end ' +
                      'text-ink-muted'
                    }
                  >
                    {status}
                    {isOpen && (
                      <Link href={href} label={t('import.goOnName', { name })}>
                        {t('import.goOn')}
                      </Link>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </ListContent>
    </Section>
  )
}
