export { ThemeSwitch, type ContrastChoice, type SchemeChoice, type ThemeSwitchProps } from './ThemeSwitch'
