import { signInScenarios } from './scenarios.ts';
import { testScenarios } from './test-scenarios.ts';
import { rulesOfWrites } from './trial.ts';

testScenarios(signInScenarios, rulesOfWrites);
