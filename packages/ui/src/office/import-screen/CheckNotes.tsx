import type { ImportJobView } from '@skafferi/domain/office/views'
import type { RowOutcome } from '../../components/forms/import-wizard'
import { useLocale, useWords } from '../../words'
import { officeImportPageWords } from '../../words/generated/office-import-page'
import { officeImportWords } from '../../words/generated/office-import'
import { officePicturesWords } from '../../words/generated/office-pictures'
import { UnknownCategories, type UnknownCategoriesProps } from './UnknownCategories'

/** Notes on all rows of a check, and the choice of categories. */
export function CheckNotes({
  shown,
  isRemembered,
  sources,
  understoodVat,
  counts,
  archived,
  categories,
  unknownCategories,
  ignored,
  convertedPrice,
  pictures,
  finished,
  choices,
}: ImportJobView & { shown: RowOutcome; choices: Omit<UnknownCategoriesProps, 'unknown'> }) {
  const t = useWords(officeImportPageWords)
  const importText = useWords(officeImportWords)
  const picturesText = useWords(officePicturesWords)
  const list = new Intl.ListFormat(useLocale())
  return (
    <div className="grid gap-1 text-xs text-ink-muted">
      {unknownCategories.length > 0 && choices.categories.length > 0 && (
        <UnknownCategories key={finished} unknown={unknownCategories} {...choices} />
      )}
      {isRemembered && <p>{importText('remembered.check')}</p>}
      {understoodVat && <p>{importText(`understood.${understoodVat.value}`, { text: understoodVat.text })}</p>}
      {sources.map(({ target, names, isGuessed }) => (
        <p key={target}>
          {importText(`source.${target}`, { names: list.format(names) })}
          {isGuessed && ` ${importText('source.guessed')}`}
        </p>
      ))}
      {archived.left > 0 && <p>{importText('archived.left', { count: archived.left })}</p>}
      {archived.restored > 0 && <p>{importText('archived.restored', { count: archived.restored })}</p>}
      {counts.leftOut > 0 && <p>{importText('leftOut.stay')}</p>}
      {shown === 'update' && <p>{importText('leftOut.once')}</p>}
      {convertedPrice && <p>{importText('converted', { ...convertedPrice })}</p>}
      {categories.length > 0 && (
        <p>{t('import.notes.categories', { count: categories.length, names: list.format(categories) })}</p>
      )}
      {ignored.length > 0 && <p>{t('import.notes.ignored', { count: ignored.length, names: list.format(ignored) })}</p>}
      {pictures !== null && pictures.toFetch > 0 && (
        <p>{picturesText('check.toFetch', { count: pictures.toFetch, hosts: list.format(pictures.hosts) })}</p>
      )}
      {pictures !== null && pictures.missing > 0 && (
        <p>{picturesText('check.missing', { count: pictures.missing, names: list.format(pictures.missingNames) })}</p>
      )}
    </div>
  )
}
