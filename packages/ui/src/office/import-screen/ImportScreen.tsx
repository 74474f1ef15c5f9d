import { DocumentTitle } from '../../components/layout/page-layout'
import { ImportWizard, type ImportWizardProps } from '../../components/forms/import-wizard'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeImportPageWords } from '../../words/generated/office-import-page'
import type { OfficeLoad } from '../load.view'
import { RecentImports } from './RecentImports'
import type { RecentImportView } from './import.view'
import { LinkButton } from '../../components/actions/button'
import { FileIcon } from '../../components/content/icon'
import { Section } from '../page-header'

const RULES = ['bySku', 'empty', 'bad', 'twice'] as const

/** Explains how an import works, and links to the template. */
function HowImportWorks({ templateHref }: { templateHref?: string }) {
  const t = useWords(officeImportPageWords)
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

export interface ImportScreenProps extends ImportWizardProps {
  /** The recent imports, shown beside the first step. */
  recent: OfficeLoad<readonly RecentImportView[]>
  /** URL of the template; omitted if there is none. */
  templateHref?: string
}

/** Imports a file of products, prices or stock. */
export function ImportScreen({ recent, templateHref, ...wizard }: ImportScreenProps) {
  const t = useWords(officeWords)
  return (
    <>
      <DocumentTitle>{t('place.import')}</DocumentTitle>
      {wizard.stage.step === 'upload' ? (
        <div
          className={
            'grid items-start gap-8 pb-8 xl:grid-cols-[minmax(0,1fr)_20rem] ' +
            'min-[96rem]:grid-cols-[minmax(0,1fr)_25rem]'
          }
        >
          <ImportWizard {...wizard} />
          <div className="grid gap-6">
            <HowImportWorks templateHref={templateHref} />
            <RecentImports recent={recent} />
          </div>
        </div>
      ) : (
        <div className="flex flex-1 flex-col [&>*]:flex-1">
          <ImportWizard {...wizard} />
        </div>
      )}
    </>
  )
}
