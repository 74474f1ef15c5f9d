import { icon } from './icon'

/* Icons of nearly every page, in a separate module so that a page does not load the others. */

export const CartIcon = /* @__PURE__ */ icon(
  'CartIcon',
  'M1.5 3H4l2 10.5h9.5L18 6H4.7M7.5 17.6a.9.9 0 1 0 0-1.8.9.9 0 0 0 0 1.8z' +
    'M14.5 17.6a.9.9 0 1 0 0-1.8.9.9 0 0 0 0 1.8z',
)
export const CheckIcon = /* @__PURE__ */ icon('CheckIcon', 'M4 10.5l4 4L16 6')
export const ChevronDownIcon = /* @__PURE__ */ icon('ChevronDownIcon', 'M5 7.5l5 5 5-5')
export const CloseIcon = /* @__PURE__ */ icon('CloseIcon', 'M5 5l10 10M15 5L5 15')
export const MenuIcon = /* @__PURE__ */ icon('MenuIcon', 'M2 5h16M2 10h16M2 15h16')
export const MinusIcon = /* @__PURE__ */ icon('MinusIcon', 'M4 10h12')
export const PlusIcon = /* @__PURE__ */ icon('PlusIcon', 'M10 4v12M4 10h12')
export const SearchIcon = /* @__PURE__ */ icon(
  'SearchIcon',
  'M9 15.2a6.2 6.2 0 1 0 0-12.4 6.2 6.2 0 0 0 0 12.4zM13.6 13.6L18 18',
)
export const UserIcon = /* @__PURE__ */ icon(
  'UserIcon',
  'M10 10a3.6 3.6 0 1 0 0-7.2A3.6 3.6 0 0 0 10 10zM3 17.5c.6-3.4 3.4-5 7-5s6.4 1.6 7 5',
)
export const WarningIcon = /* @__PURE__ */ icon('WarningIcon', 'M10 3l8 14H2zM10 8v4M10 14v1.2')
