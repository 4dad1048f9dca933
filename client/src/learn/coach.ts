/** What the coach says, and what can be done once a step is over. */

import type { Arguments, Words } from '../words';
import type { Lesson, LessonId, LessonInfo } from '../wire';

export type Mood = 'asks' | 'hints' | 'praises' | 'celebrates';

export const moodOf = ({ tried, reached, finished }: Lesson): Mood => {
  if (finished) return 'celebrates';
  if (tried !== null) return 'hints';
  return reached ? 'praises' : 'asks';
};

/** The lesson after *id*, null after the last. */
export function nextLesson(lessons: readonly LessonInfo[], id: LessonId): LessonId | null {
  const at = lessons.findIndex((each) => each.id === id);
  return lessons[at + 1]?.id ?? null;
}

function messageOf(lesson: Lesson, isLast: boolean): string {
  switch (moodOf(lesson)) {
    case 'celebrates':
      return isLast ? 'learn-graduated' : 'learn-finished';
    case 'hints':
      return `lesson-hint-${lesson.tried}`;
    case 'praises':
      return 'learn-reached';
    case 'asks':
      return `lesson-${lesson.id}-${lesson.goal}`;
  }
}

/** What the coach says of *lesson*, read and heard; *player* is whom the goal speaks of. */
export function coachSays(
  lesson: Lesson, isLast: boolean, player: string, words: Words,
): { readonly written: string; readonly heard: string } {
  const id = messageOf(lesson, isLast);
  const { card } = lesson;
  const say = (args: Arguments) => words.say(id, { player, ...args });
  const written = say(card === null ? {} : words.writtenArguments('card', card));
  const spoken = say(card === null ? {} : words.spokenArguments('card', card));
  const isGoal = moodOf(lesson) === 'asks';
  return { written, heard: isGoal ? words.say('learn-goal', { goal: spoken }) : spoken };
}
