import { NewTabLink } from '../../components/actions/link'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import type { OfficeApplicationView } from './applications.view'

/** The attached licence: a link to the file, and the picture if it is one. */
export function Licence({ licence }: Pick<OfficeApplicationView, 'licence'>) {
  const t = useWords(officeWords)
  return (
    <section
      aria-label={t('application.licence')}
      className="min-w-0 overflow-clip rounded-lg border border-line bg-well"
    >
      <p className="border-b border-line-strong bg-surface px-4 py-2.5 text-xs wrap-anywhere">
        {licence === null ? (
          t('application.noLicence')
        ) : (
          <>
            <NewTabLink href={licence.href}>{t('application.openLicence', { name: licence.name })}</NewTabLink>
            {licence.note !== null && <span className="block text-caution">{licence.note}</span>}
          </>
        )}
      </p>
      {licence !== null && licence.picture !== null && (
        <div className="p-4">
          <img src={licence.picture} alt={licence.name} className="w-full border border-line-strong" />
        </div>
      )}
    </section>
  )
}
