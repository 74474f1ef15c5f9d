import type { EmbedProps } from '../../components/content/embed'
import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import { DocumentTitle, PageHeading } from '../../components/layout/page-layout'
import { ContactDetails } from '../../commerce/account/contact-details'
import { ContactForm, type ContactFormProps } from '../../commerce/service/contact-form'
import { lazyWithRetry } from '../../internal/lazy-with-retry'
import { useWords } from '../../words'
import { contactWords } from '../../words/generated/contact'

/** Only shops with an external form load it. */
const LazyEmbed = lazyWithRetry(() =>
  import('../../components/content/embed').then(({ Embed }) => ({ default: Embed })),
)

export interface ContactScreenProps {
  /**
   * The shop's own form, or an external one if the operator configured its URL (Specification (accounts) §2, contact).
   */
  form: ({ kind: 'own' } & ContactFormProps) | ({ kind: 'external' } & Pick<EmbedProps, 'src' | 'provider'>)
}

/** How to reach the shop: a form, phone, e-mail, address. */
export function ContactScreen({ form }: ContactScreenProps) {
  const t = useWords(contactWords)
  return (
    <div className="grid gap-6 py-6 md:py-8">
      <DocumentTitle>{t('pageTitle')}</DocumentTitle>
      <div className="grid gap-2">
        <PageHeading>{t('title')}</PageHeading>
        <p className="text-ink-muted">{t('text')}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-8">
        <section>
          <h2 className="mb-4 border-b-2 border-shelf pb-2">{t('form.title')}</h2>
          {form.kind === 'own' ? (
            <OwnForm {...form} />
          ) : (
            <LazyBoundary>
              <LazyEmbed title={t('embed.title')} src={form.src} provider={form.provider} />
            </LazyBoundary>
          )}
        </section>
        <ContactDetails />
      </div>
    </div>
  )
}

function OwnForm({ kind: _kind, ...props }: { kind: 'own' } & ContactFormProps) {
  return <ContactForm {...props} />
}
