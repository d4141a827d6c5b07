import { readScenarios } from './scenarios.ts';
import { testScenarios } from './test-scenarios.ts';
import { rulesOfReads } from './trial.ts';

testScenarios(readScenarios, rulesOfReads);
