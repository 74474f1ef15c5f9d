import { LinkButton } from '../../components/actions/button'
import { FileIcon } from '../../components/content/icon'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { Section } from '../page-header'

const RULES = ['bySku', 'empty', 'bad', 'twice'] as const

/** Explains how an import works, and links to the template. */
export function HowImportWorks({ templateHref }: { templateHref?: string }) {
  const t = useWords(officeWords)
  return (
    <Section title={t('import.how')}>
      <ul className="grid gap-2.5 text-xs">
        {RULES.map((rule) => (
          <li key={rule}>
            <b>{t(`import.${rule}`)}</b> <span className="text-ink-muted">{t(`import.${rule}Text`)}</span>
          </li>
        ))}
      </ul>
      {templateHref !== undefined && (
        <p className="mt-4">
          <LinkButton href={templateHref} variant="secondary" size="sm">
            <FileIcon size="sm" />
            {t('import.template')}
          </LinkButton>
        </p>
      )}
    </Section>
  )
}
