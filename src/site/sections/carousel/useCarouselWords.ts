import strings from 'virtual:locale/carousel'
import { useTranslation } from 'react-i18next'
import type { CarouselWords } from '../../../ui/Carousel'
import { addStrings } from '../../i18n'

addStrings('carousel', strings)

export function useCarouselWords(label: string): CarouselWords {
  const { t } = useTranslation('carousel')
  return {
    label,
    carouselRole: t('carousel'),
    slideRole: t('slide'),
    pause: t('pause'),
    play: t('play'),
    previous: t('previous'),
    next: t('next'),
    position: (position, count) => t('position', { position, count }),
  }
}
