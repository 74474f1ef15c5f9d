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
  SettingsIcon,
  ShopIcon,
  TagIcon,
  UploadIcon,
} from '../../components/content/icon'

/** Icons of the navigation items, in the order of the sidebar. */
export const NAV_ICONS = {
  today: HomeIcon,
  orders: BoxIcon,
  inbox: InboxIcon,
  applications: FileIcon,
  companies: ShopIcon,
  products: TagIcon,
  categories: GridIcon,
  import: UploadIcon,
  promotions: GiftIcon,
  content: PictureIcon,
  settings: SettingsIcon,
  team: PeopleIcon,
  activity: ActivityIcon,
} as const

/** The id of a navigation item. */
export type NavItemId = keyof typeof NAV_ICONS

/** A navigation item that the role may see. */
export interface NavItem {
  id: NavItemId
  href: string
  /** The number of open items; 0 shows no badge. */
  count: number
}

/** Groups of the sidebar; the first has no heading. */
export const NAV_GROUPS = [
  { id: 'work', itemIds: ['today', 'orders', 'inbox'] },
  { id: 'customers', itemIds: ['applications', 'companies'] },
  { id: 'catalogue', itemIds: ['products', 'categories', 'import', 'promotions'] },
  { id: 'administration', itemIds: ['content', 'settings', 'team', 'activity'] },
] as const satisfies readonly { id: string; itemIds: readonly NavItemId[] }[]

/** The items of the bar on a phone; the others are under More. */
const BAR_ITEMS: readonly NavItemId[] = ['today', 'orders', 'inbox', 'products']

/** Splits the items into those of the bar and those under More. */
export function splitForBar(items: readonly NavItem[]): { bar: readonly NavItem[]; more: readonly NavItem[] } {
  const isOnBar = ({ id }: NavItem) => BAR_ITEMS.includes(id)
  return { bar: items.filter(isOnBar), more: items.filter((item) => !isOnBar(item)) }
}
