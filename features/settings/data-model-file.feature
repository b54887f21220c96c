@memory @browser
Feature: The data model as a file

  Background:
    Given Ines has signed in
    And she opens the address "/settings/data-model"
    And she saves the data model as a file

  Scenario: The data model is the same as its file
    When she compares the data model with that file
    Then the comparison says "The data model is the same as in “data-model.json”."

  Scenario: What is only in the file is created, and what is not is deleted when it is chosen
    When she compares the data model with that file, which has "labels" like "tags" and lacks "tags.name"
    Then the difference is
      | added collection labels (chosen) |
      | removed field tags.name          |
    When she applies the difference
    Then the difference is
      | removed field tags.name |
    When she ticks "field tags.name" of the difference
    And she applies the difference
    Then the comparison says "The data model is the same as in “data-model.json”."

  Scenario: A file of something else is refused
    When she compares the data model with a file that says "{}"
    Then the comparison says "The file is not a data model that was saved here."
