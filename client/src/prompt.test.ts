import { describe, expect, test } from 'vitest';
import { promptAt, promptOf } from './prompt';
import { seat, view } from './testing/positions';

const nameOf = (index: number) => ['you', 'Aram'][index] ?? '';
const idle = [seat({ role: 'attacker' }), seat({ role: 'defender', to_act: true })];
const defending = { attacker: 1, defender: 0, phase: 'defend', table: [{ attack: '6c', seat: 1, beat: null }] } as const;

describe('the prompt', () => {
  test('asks the attacker to open', () => {
    expect(promptOf(view(), nameOf)).toEqual({ id: 'prompt-open', args: { player: 'Aram' }, mine: true });
  });

  test('counts what the defender must beat', () => {
    expect(promptOf(view(defending), nameOf)).toMatchObject({ id: 'prompt-defend', args: { number: 1 } });
  });

  test('speaks of the transfer when it is possible', () => {
    expect(promptOf(view({ ...defending, transfer_to: 1 }), nameOf).id).toBe('prompt-defend-transfer');
  });

  test('says whom the game waits for', () => {
    expect(promptOf(view({ phase: 'defend', seats: idle }), nameOf)).toEqual({
      id: 'prompt-wait-defend', args: { player: 'Aram' }, mine: false,
    });
  });

  test('tells the one who is out so', () => {
    expect(promptOf(view({ seats: [seat({ place: 1 }), seat()] }), nameOf).id).toBe('prompt-out');
  });

  test('tells the end', () => {
    const result = { fool: 1, places: [0], adjudicated: false };
    expect(promptOf(view({ result }), nameOf).id).toBe('prompt-over');
  });
});

describe('the prompt while things are still shown', () => {
  const before = view({ phase: 'defend', seats: idle });

  test('tells the turn of others only when all is shown', () => {
    const now = view({ phase: 'open', attacker: 1, defender: 0, seats: [seat(), seat({ to_act: true })] });
    const moment = { view: now, myTurn: false, soon: null };
    expect(promptAt({ ...moment, settled: before }, nameOf).id).toBe('prompt-wait-defend');
    expect(promptAt({ ...moment, settled: now }, nameOf).id).toBe('prompt-wait-open-you');
  });

  test('tells the reader\'s own turn at once', () => {
    expect(promptAt({ view: view(), settled: before, myTurn: true, soon: null }, nameOf).id).toBe('prompt-open');
  });

  test('tells what is about to be said', () => {
    const moment = { view: view(), settled: null, myTurn: true };
    expect(promptAt({ ...moment, soon: 'take' }, nameOf).id).toBe('prompt-taking-soon');
    expect(promptAt({ ...moment, soon: 'done' }, nameOf).id).toBe('prompt-done-soon');
  });
});
