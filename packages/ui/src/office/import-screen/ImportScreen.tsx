import { DocumentTitle } from '../../components/page-layout'
import { ImportWizard, type ImportWizardProps } from '../../components/import-wizard'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import type { OfficeLoad } from '../load.view'
import { EarlierImports } from './EarlierImports'
import { HowImportWorks } from './HowImportWorks'
import type { EarlierImportView } from './import.view'

export interface ImportScreenProps extends ImportWizardProps {
  /** What was imported before. Stands beside the first step. */
  earlier: OfficeLoad<readonly EarlierImportView[]>
  /** Where the template is; left out where there is none. */
  templateHref?: string
}

/** A list of products, prices or stock comes into the shop. */
export function ImportScreen({ earlier, templateHref, ...wizard }: ImportScreenProps) {
  const t = useWords(officeWords)
  return (
    <>
      <DocumentTitle>{t('place.import')}</DocumentTitle>
      {wizard.stage.step === 'upload' ? (
        <div className="grid items-start gap-8 pb-8 xl:grid-cols-[minmax(0,1fr)_20rem] min-[96rem]:grid-cols-[minmax(0,1fr)_25rem]">
          <ImportWizard {...wizard} />
          <div className="grid gap-6">
            <HowImportWorks templateHref={templateHref} />
            <EarlierImports earlier={earlier} />
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
