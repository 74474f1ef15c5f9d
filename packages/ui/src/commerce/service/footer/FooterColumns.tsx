import { cva } from 'class-variance-authority'
import { FooterLinks, type FooterGroup } from './FooterLinks'
import { Support } from './Support'

const styles = cva('grid gap-x-4 gap-y-5 py-5 md:gap-y-7 md:py-7 lg:gap-8 lg:py-10', {
  variants: {
    columns: {
      three: [
        'max-lg:grid-cols-[3fr_2fr] lg:grid-cols-[1.5fr_1fr_2fr] max-lg:[&>:first-child]:col-span-1',
        'max-lg:[&>:last-child]:col-span-2',
      ],
      four: 'grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr_1.3fr] max-lg:[&>:last-child:nth-child(4)]:col-span-2',
    },
  },
})

/** The full footer: the shop, and a column for each group. Groups that are loading keep their column. */
export function FooterColumns({ groups }: { groups: readonly FooterGroup[] }) {
  return (
    <div className={styles({ columns: groups.length < 3 ? 'three' : 'four' })}>
      <Support />
      {groups.map((group) =>
        group.links.length > 0 ? <FooterLinks key={group.title} {...group} /> : <div key={group.title} />,
      )}
    </div>
  )
}
