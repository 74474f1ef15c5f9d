import {
  ActivityIcon,
  BoxIcon,
  FileIcon,
  GiftIcon,
  GridIcon,
  HomeIcon,
  InboxIcon,
  PeopleIcon,
  PictureIcon,
  ShopIcon,
  TagIcon,
  UploadIcon,
} from '../../components/icon'

/** Icons of the navigation items, in the order of the sidebar. */
export const PLACE_ICONS = {
  today: HomeIcon,
  orders: BoxIcon,
  inbox: InboxIcon,
  applications: FileIcon,
  companies: ShopIcon,
  products: TagIcon,
  categories: GridIcon,
  import: UploadIcon,
  promotions: GiftIcon,
  banners: PictureIcon,
  team: PeopleIcon,
  activity: ActivityIcon,
} as const

/** A navigation item. */
export type OfficePlaceId = keyof typeof PLACE_ICONS

/** A navigation item that the role may see. */
export interface OfficePlace {
  id: OfficePlaceId
  href: string
  /** The number of open items; 0 shows no badge. */
  waiting: number
}

/** Groups of the sidebar; the first has no heading. */
export const PLACE_GROUPS = [
  { id: 'work', places: ['today', 'orders', 'inbox'] },
  { id: 'customers', places: ['applications', 'companies'] },
  { id: 'catalogue', places: ['products', 'categories', 'import', 'promotions', 'banners'] },
  { id: 'administration', places: ['team', 'activity'] },
] as const satisfies readonly { id: string; places: readonly OfficePlaceId[] }[]

/** The items of the bar on a phone; the others are under More. */
const BAR_PLACES: readonly OfficePlaceId[] = ['today', 'orders', 'inbox', 'products']

/** Splits the items into those of the bar and those under More. */
export function barOf(places: readonly OfficePlace[]): { bar: readonly OfficePlace[]; more: readonly OfficePlace[] } {
  const isOnBar = ({ id }: OfficePlace) => BAR_PLACES.includes(id)
  return { bar: places.filter(isOnBar), more: places.filter((place) => !isOnBar(place)) }
}
