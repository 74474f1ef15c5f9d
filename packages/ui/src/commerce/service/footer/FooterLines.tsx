import { FooterLinks, type FooterGroup } from './FooterLinks'
import { SupportLine } from './SupportLine'

/** The quiet footer: contact details, and a line for each group. Groups that are loading keep their line. */
export function FooterLines({ groups }: { groups: readonly FooterGroup[] }) {
  return (
    <>
      <SupportLine />
      {groups.map(({ title, links }) =>
        links.length > 0 ? (
          <FooterLinks key={title} look="row" title={title} links={links} />
        ) : (
          <div key={title} className="h-17.25 border-t border-line md:h-8.25" />
        ),
      )}
    </>
  )
}
