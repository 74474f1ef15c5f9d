export { UsualArticles, type UsualArticlesProps } from './UsualArticles'
