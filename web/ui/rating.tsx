import { IconStar, IconStarFilled } from './more-icons.ts'
import css from './rating.module.css'

interface RatingProps {
  label: string
  /** What a number of stars is called. */
  starsLabel: (stars: number) => string
  value: number | null
  /** Choosing the current number of stars removes the rating. */
  onRate: (stars: number | null) => void
}

const most = 5

/** One to five stars. */
export function Rating({ label, starsLabel, value, onRate }: RatingProps) {
  return (
    <fieldset className={css.stars} aria-label={label}>
      {Array.from({ length: most }, (_, index) => {
        const stars = index + 1
        const Star = stars <= (value ?? 0) ? IconStarFilled : IconStar
        return (
          <button
            key={stars}
            type="button"
            className={css.star}
            aria-label={starsLabel(stars)}
            aria-pressed={stars === value}
            data-given={stars <= (value ?? 0) || undefined}
            onClick={() => onRate(stars === value ? null : stars)}
          >
            <Star size="1.125rem" stroke={1.7} aria-hidden="true" />
          </button>
        )
      })}
    </fieldset>
  )
}
