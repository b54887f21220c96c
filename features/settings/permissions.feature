@memory
Feature: The permission table

  Background:
    Given Ines has signed in
    And she opens the address "/settings/roles/public"

  Scenario: A cell is saved at once
    When she sets "update" of "sections" to "all access"
    Then the permissions of "sections" are "none, none, all, none"

  Scenario: A whole row is set, and what it took away comes back with an undo
    When she sets the whole row of "sections" to "all access"
    Then the permissions of "sections" are "all, all, all, all"
    When she sets the whole row of "sections" to "no access"
    Then the permissions of "sections" are "none, none, none, none"
    When she undoes the last action
    Then the permissions of "sections" are "all, all, all, all"

  Scenario: A table of the database becomes a collection with its first permission
    When she sets "read" of "legacy_redirects" to "all access"
    Then the permissions of "legacy_redirects" are "none, all, none, none"

  Scenario: A change that adds a risk names it and can be undone
    When she sets "update" of "sections" to "all access"
    Then she sees the message "Everyone can now write without signing in"
    When she undoes the last action
    Then the permissions of "sections" are "none, none, none, none"

  Scenario: What everyone can do with a collection
    When she checks what this role can do with "articles"
    Then the role may "create: denied, read: depends, update: denied, delete: denied"

  Scenario: The conditions of the rule decide about an item
    When she checks what this role can do with item 2 of "articles"
    Then the role may "create: denied, read: denied, update: denied, delete: denied"
    And the condition on "status" is not met by "draft"

  Scenario: A permission is copied to other collections after a preview
    When she sets "update" of "sections" to "all access"
    And she chooses to copy "update" of "sections" to "newsletters, legacy_redirects"
    Then the preview of the copy is "legacy_redirects: none to all, newsletters: none to all"
    When she carries out the copy
    Then the permissions of "newsletters" are "none, none, all, none"
    And the permissions of "legacy_redirects" are "none, none, all, none"

  Scenario: A permission is not copied to a collection without the fields of its rules
    When she chooses to copy "read" of "articles" to "newsletters"
    Then the preview of the copy is "newsletters: fields are missing"
    When she carries out the copy
    Then the permissions of "newsletters" are "none, none, none, none"

  Scenario: Two roles are compared
    Then the public role and "Contributor" differ in "articles.create", but not in "newsletters.delete"
